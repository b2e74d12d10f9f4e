/** What an import reads at most. What is larger is refused before it is read or expanded. */
export const importLimits = {
  /** Of one file, and of all that a ZIP file expands to. */
  bytes: 50_000_000,
  /** Of a ZIP file as it is. */
  zipBytes: 20_000_000,
  files: 40,
  /** Of all files together. */
  entries: 60_000,
  /** So many rows are written in one transaction. */
  batch: 200,
  /** So many lines of a report are shown. */
  shown: 100,
  /** So many titles are looked up at once ... */
  asked: 4,
  /** ... the first ones without delay, then one in so many ms: what is looked at meanwhile shares the same hundred questions a minute ... */
  unpaced: 40,
  paceMs: 1000,
  /** ... and nobody is asked any more once so many in a row had no answer. */
  failures: 4,
} as const
