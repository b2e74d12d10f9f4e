/** Runs in the page: scrolls so many px a frame, so many times, from the top; the longest whole ms between two frames. */
export async function longestFrame([pxPerFrame, frames]: readonly [number, number]): Promise<number> {
  let longest = 0
  scrollTo(0, 0)
  let last = await new Promise<number>((frame) => requestAnimationFrame(frame))
  for (let place = 0; place <= frames; place += 1) {
    scrollTo(0, place * pxPerFrame)
    const now = await new Promise<number>((frame) => requestAnimationFrame(frame))
    longest = Math.max(longest, Math.round(now - last))
    last = now
  }
  return longest
}
