/** Addresses that are not screens of the app, matched against path and query. */
const notScreens: readonly RegExp[] = [
  /^\/api(\/|\?|$)/,
  /^\/tmdb(\/|\?|$)/,
  /^\/img(\/|\?|$)/,
  /^\/assets\//,
  /^\/(sw|version|manifest|config)\b/,
  /^\/\.well-known\//,
  /^\/auth\/callback/,
]

/** File endings that name a file; a dot in a title's slug (`/movie/1-mr.-robot`) does not. */
const file = /\.(?:html?|js|mjs|css|json|map|txt|xml|ico|png|jpe?g|svg|webp|avif|gif|woff2?|webmanifest|pdf|zip|m3u8?|mp[34])$/i

/** Whether a navigation to this address is answered with the precached shell. */
export function isScreen(url: URL): boolean {
  const address = url.pathname + url.search
  return !notScreens.some((pattern) => pattern.test(address)) && !file.test(url.pathname)
}
