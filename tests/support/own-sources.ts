import { expect, type Page } from '@playwright/test'
import { workerInCharge } from './person.ts'

/** Adds a source on its page, which opens again then. */
export async function addSource(
  page: Page,
  base: string,
  kind: 'Jellyfin server' | 'Add-on' | 'PeerTube' | 'Playlist',
  address: string,
): Promise<void> {
  await page.goto(`${base}/sources`)
  await workerInCharge(page)
  await page.getByLabel('What it is').selectOption(kind)
  await page.getByLabel('Address').fill(address)
  await page.getByRole('switch', { name: 'I may use what this source has' }).click()
  await page.getByRole('button', { name: 'Add source' }).click()
}

/** Adds the address of a film in the player, whose page opens again then. */
export async function playAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Play something of your own' }).click()
  await page.getByLabel('Address of the film').fill(address)
  await page.getByRole('switch', { name: 'I may use what is there' }).click()
  const openedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Add address' }).click()
  await openedAgain
}

/** Adds a playlist from a file, as browsers without a file system let it be chosen. */
export async function addPlaylistFile(page: Page, url: string, text: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'showOpenFilePicker', { value: undefined }))
  await page.goto(`${url}/sources`)
  await page.getByLabel('What it is').selectOption('Playlist')
  await page.getByRole('switch', { name: 'I may use what this file lists' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'mine.m3u', mimeType: 'audio/x-mpegurl', buffer: Buffer.from(text) })
  await expect(page.getByText('a file, on this device alone')).toBeVisible()
}
