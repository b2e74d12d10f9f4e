import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { scratchFolder } from './server.ts'

const picturesOfThisRun = scratchFolder()

/**
 * Lets a server that has just started on an empty folder keep its pictures with those of the others of this run: drawing the same ones
 * anew for every browser test would take most of the processor's time.
 */
export const sharePictures = (dataDir: string): Promise<void> => symlink(picturesOfThisRun, join(dataDir, 'images'))
