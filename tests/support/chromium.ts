import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** Chromium's engine without the windows and menus around it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The address bar's list of suggestions is an own page that every new window renders ahead: a fifth of the processor time of a short
 * journey. The others repeat what Playwright switches off for its own sake, as the browser heeds only the last list it is given.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'PaintHolding',
]

/** How the browser is started wherever we start one: headless, silent on the network, as root too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
] as const

export const withoutPictures = '--blink-settings=imagesEnabled=false'
/** A page of a story lives for seconds: code that V8 makes faster is hardly run again, and making it took a sixth of the processor time. */
export const withoutFasterCode = '--js-flags=--lite-mode'

const found = (): string | undefined => [...systemPlaces, chromium.executablePath()].find((place) => existsSync(place))

/** Not every system has a package of it. */
const installShell = 'apt-get install -y chromium-headless-shell'

/** Runs an installer; a failing one is no reason to stop before the next was tried. */
function install(program: string, flags: readonly string[]): string | undefined {
  console.log(`No Chromium here yet: ${program} ${flags.join(' ')}`)
  try {
    execFileSync(program, flags, { stdio: 'inherit', shell: process.platform === 'win32' })
  } catch (error) {
    console.log(`That did not work: ${error instanceof Error ? error.message : String(error)}`)
  }
  return found()
}

/**
 * The Chromium to test with: the one named by CHROMIUM_PATH, one of this system, else one installed through Playwright or,
 * for root, through the system's packages. Throws a sentence saying what to install when none can be had.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`)
  const isRoot = process.getuid?.() === 0
  const path =
    named ??
    found() ??
    install('npx', ['playwright', 'install', 'chromium']) ??
    (isRoot ? install('sh', ['-c', `apt-get update && apt-get install -y chromium && (${installShell} || true)`]) : undefined)
  if (path === undefined) {
    throw new Error('The browser journeys need Chromium: install "chromium" or Google Chrome, or set CHROMIUM_PATH to one you have.')
  }
  return path
}

/**
 * What the journeys open their pages in, where they need no browser of their own that can be killed: the headless shell where the
 * system has it, which takes a fifth less processor time, else the Chromium of {@link findChromium}.
 */
export const findPageBrowser = (): string => {
  const path = findChromium()
  return process.env['CHROMIUM_PATH'] === undefined && existsSync(headlessShell) ? headlessShell : path
}
