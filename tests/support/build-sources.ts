import { resolve } from 'node:path'
import { build, type BuildEnvironmentOptions, type PluginOption, type Rolldown } from 'vite'

/** Builds the page of tests/fixtures/routes with these sources, by their addresses, and these plugins; answers with the files of the build. */
export async function buildSources(
  sources: Readonly<Record<string, string>>,
  plugin: PluginOption,
  options: BuildEnvironmentOptions = {},
): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({
    configFile: false,
    root: resolve('tests/fixtures/routes'),
    logLevel: 'silent',
    plugins: [{ name: 'sources', enforce: 'pre', resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] }, plugin],
    build: { write: false, ...options },
  })) as Rolldown.RolldownOutput
  return output
}
