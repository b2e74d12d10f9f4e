import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumFlags, findChromium, withoutFasterCode, withoutPictures } from './chromium.ts'

/** A browser of its own process on a profile that outlives it, as a person's browser does. */
export interface OwnBrowser {
  context: BrowserContext
  /** Ends the process at once, as a crash or a dying battery would: nothing is flushed or closed. */
  kill(): Promise<void>
  /** Ends the process the friendly way. */
  close(): Promise<void>
}

/** A folder for what a browser keeps. */
export interface Profile {
  folder: string
  /** Deletes it, once its browser has ended. */
  remove(): Promise<void>
}

/** An empty profile, or a copy of another one. */
export async function newProfile(like?: string): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-profile-'))
  if (like !== undefined) await cp(like, folder, { recursive: true, verbatimSymlinks: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) }
}

export interface LaunchOptions {
  /** Only the tab in front is visible, as for a person; otherwise Playwright makes every tab believe that it is. */
  oneVisible?: boolean
  /** False leaves out pictures, which take much of the processor's time. */
  pictures?: boolean
  /** For stories that judge what is there and not how fast: without motion, and with no time spent on making code faster. */
  sparing?: boolean
}

/** A process of Chromium, without anybody who watches it. */
export interface ChromiumProcess {
  /** Where its debugger is reached. */
  address: string
  /** Ends it at once. */
  kill(): Promise<void>
  /** Ends it the friendly way: asked by its debugger, it writes down what it still holds in memory, such as local storage. */
  close(ask: () => Promise<unknown>): Promise<void>
}

/** Starts Chromium on the profile, with an empty page. */
export async function startChromium(profile: string, flags: readonly string[] = []): Promise<ChromiumProcess> {
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const own = ['--headless=new', '--lang=en-US', '--window-size=1280,900', '--hide-scrollbars', '--remote-debugging-port=0']
  const child = spawn(findChromium(), [...chromiumFlags, ...own, `--user-data-dir=${profile}`, ...flags, 'about:blank'], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  })
  const { pid } = child
  if (pid === undefined) throw new Error('Chromium did not start.')
  const ended = once(child, 'exit')
  const signal = (name: 'SIGKILL' | 'SIGTERM'): void => {
    if (child.exitCode !== null || child.signalCode !== null) return
    // The whole process group: renderers and helpers must not outlive their browser.
    process.kill(process.platform === 'win32' ? pid : -pid, name)
  }
  // Nor may the browser outlive a test run that was broken off.
  const abandon = (): void => signal('SIGKILL')
  process.once('exit', abandon)
  const end = async (name: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    signal(name)
    await ended
    process.off('exit', abandon)
  }
  return {
    address: await address(portFile),
    kill: () => end('SIGKILL'),
    close: async (ask) => {
      const asked = ask().then(() => ended)
      await Promise.race([asked.catch(() => undefined), pause(5000, undefined, { ref: false })])
      await end('SIGTERM')
    },
  }
}

/** Starts Chromium on the profile and connects Playwright, whose own launcher would not let us kill the process. */
export async function launchBrowser(
  profile: string,
  { oneVisible = false, pictures = true, sparing = false }: LaunchOptions = {},
): Promise<OwnBrowser> {
  const started = await startChromium(profile, [
    ...(pictures ? [] : [withoutPictures]),
    ...(sparing ? [withoutFasterCode, '--force-prefers-reduced-motion'] : []),
  ])
  const browser = await chromium.connectOverCDP(started.address, { noDefaults: oneVisible })
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no window.')
  return {
    context,
    kill: started.kill,
    close: () => started.close(async () => (await browser.newBrowserCDPSession()).send('Browser.close')),
  }
}

/** Waits for Chromium to write where it listens: the port, then the path of its socket. */
async function address(portFile: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const [port, path] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n')
    if (port && path) return `ws://127.0.0.1:${port}${path}`
    await pause(50)
  }
  throw new Error('Chromium did not open its debugging port within 10 s.')
}
