import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a `.br` and a `.gz` beside every text file of the build: compressing well while serving would cost half a second. */
export function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files
            .filter((name) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(name))
            // What an earlier build has left under the same name is the same.
            .filter((name) => !files.includes(`${name}.br`) || !name.startsWith('assets'))
            .map((name) => compress(join(folder, name))),
        )
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const raw = await readFile(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }
  await writeFile(`${file}.br`, brotliCompressSync(raw, brotli))
  await writeFile(`${file}.gz`, gzipSync(raw, { level: 9 }))
}
