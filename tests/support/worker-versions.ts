import type { Page } from '@playwright/test'

/** Stops the worker in charge of this page as the browser does after half a minute without an event; the next request starts it again. */
export async function stopActiveWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, runningStatus, versionId } of versions) {
        if (status !== 'activated') continue
        if (runningStatus === 'stopped') resolve()
        else if (runningStatus === 'running') void devtools.send('ServiceWorker.stopWorker', { versionId })
      }
    })
  })
  await devtools.send('ServiceWorker.enable')
  await stopped
  await devtools.detach()
}
