/** How live television behaves (feel 24). Times are milliseconds unless the name says otherwise. */
export const liveTv = {
  /** How long the banner of a channel stays after changing to it. */
  bannerMs: 4000,
  /** A number is complete when no digit has come for so long. */
  digitsMs: 1500,
  /** How much of a guide is kept: from so many hours ago to so many hours ahead. */
  guideHours: { back: 6, ahead: 48 },
  /** Of how many channels this device remembers whether they play here. */
  learnedChannels: 500,
  /** How many channels may be favorites. */
  maxFavorites: 200,
  /** A playlist of the person's own is read again after so long. */
  playlistFreshMs: 3_600_000,
  /** Nothing has come of a channel for so long: it does not play. */
  silentMs: 10_000,
} as const
