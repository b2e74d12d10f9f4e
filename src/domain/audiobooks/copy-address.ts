/** Where the archive itself hands out the files that its other addresses send on to one of many hosts. */
const archiveFiles = 'https://archive.org/cors/'

/**
 * The address at which a page may read what it plays at another one, so that it can be copied; null where it may read it nowhere. The hosts of the Internet
 * Archive's files let other sites play them, and only some of them let them be read; what the archive hands out itself may be read by everybody. Its own
 * pages read files of books there (BookReader, internetarchive/bookreader).
 *
 * @param url of a chapter: whole, or a path of our own server
 */
export function copyAddress(url: string): string | null {
  const [, host = '', path = ''] = /^https:\/\/([^/:?#]+)(?::\d+)?(\/[^?#]*)?/.exec(url) ?? []
  if (!/(?:^|\.)archive\.org$/.test(host)) return url
  const file = /^\/(?:download|\d+\/items|cors)\/([^/]+\/.+)$/.exec(path)?.[1]
  return file === undefined ? null : archiveFiles + file
}
