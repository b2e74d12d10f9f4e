import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newProfile } from '#support/browser.ts'
import { type HostedBuild, hostBuild } from '#support/hosted-build.ts'

/** A page to start again and again: its server can be stopped and comes back at the same address. */
export interface Site {
  /** Without a slash at its end. */
  url: string
  /** A browser profile that is kept between samples. */
  profile: string
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  close(): Promise<void>
}

interface SiteOptions {
  /** Folder of the build. */
  build: string
  /** Folder for the server's data. */
  data: string
  /** Whether the server renders screens for first visitors. */
  rendersViews?: boolean
}

export async function openSite({ build, data, rendersViews = false }: SiteOptions): Promise<Site> {
  const webRoot = resolve(build)
  const host = async (port?: number): Promise<HostedBuild> => {
    const hosted = await hostBuild({ webRoot, dataDir: data, ...(port && { port }), env: { FIRST_VIEW: rendersViews ? '1' : '0' } })
    // No visitor waits for it; what is measured is a visit after that.
    if (rendersViews) while (!(await hasView(hosted.url))) await pause(100)
    return hosted
  }
  const profile = await newProfile()
  const first = await host()
  let running: HostedBuild | undefined = first
  const goOffline = async (): Promise<void> => {
    await running?.close()
    running = undefined
  }
  return {
    url: first.url,
    profile: profile.folder,
    goOffline,
    goOnline: async () => {
      running ??= await host(first.port)
    },
    close: async () => {
      await goOffline()
      await profile.remove()
    },
  }
}

const hasView = async (url: string): Promise<boolean> =>
  (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).includes('id="kept" data-look')

/** Builds the bare page into `folder` and answers with it. */
export async function buildBarePage(folder: string): Promise<string> {
  await promisify(execFile)('vite', ['build', '--config', 'bench/bare/vite.config.ts', '--outDir', folder, '--logLevel', 'error'])
  return folder
}
