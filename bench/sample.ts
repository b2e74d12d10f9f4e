import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { launchBrowser } from '#support/browser.ts'
import { timeToContent, type Times } from '#support/content-time.ts'
import { workerInCharge } from '#support/person.ts'

/** Opens `url` in a new browser process on the profile and measures; `content` selects what must be on screen. */
export async function measureStart(profile: string, url: string, content: string): Promise<Times> {
  await calm()
  const browser = await launchBrowser(profile)
  try {
    return await timeToContent(() => browser.context.newPage(), url, content)
  } finally {
    await browser.close()
  }
}

/** Visits as a person would at first: until the worker is in charge and has kept what it wants to keep. */
export async function warmUp(profile: string, url: string, content: string): Promise<void> {
  const browser = await launchBrowser(profile)
  try {
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await browser.context.newPage()
      await page.goto(url)
      await page.waitForSelector(content, { state: 'attached' })
      await workerInCharge(page)
      // What the page fetches behind its content is kept a moment later.
      await page.waitForTimeout(2_000)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** Waits until the processor has been mostly idle for a moment, at most 3 s: other work must not decide a sample. */
async function calm(): Promise<void> {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const before = processorTime()
    await pause(250)
    const after = processorTime()
    if ((after.idle - before.idle) / (after.all - before.all) > 0.85) return
  }
}

function processorTime(): { idle: number; all: number } {
  const spent = cpus().map(({ times }) => times)
  const idle = spent.reduce((sum, cpu) => sum + cpu.idle, 0)
  return { idle, all: spent.reduce((sum, cpu) => sum + cpu.idle + cpu.user + cpu.sys + cpu.nice + cpu.irq, 0) }
}
