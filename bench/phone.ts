import type { Devtools } from './unwatched-page.ts'

/** Shows a page as a phone does: of its size, and without a pointer that hovers. */
export async function showAsPhone(devtools: Devtools): Promise<void> {
  await devtools.send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 0, mobile: true })
}

/** So many times slower than this machine's own processor. */
export async function slowDown(devtools: Devtools, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
