import { mkdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The workers of a run have the same parent. */
const picturesOfThisRun = join(tmpdir(), `matinee-pictures-${process.ppid}`)

/**
 * Lets a server that has just started on an empty folder keep its pictures with those of the others of this run: drawing the same ones
 * anew for every browser test would take most of the processor's time.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  await mkdir(picturesOfThisRun, { recursive: true })
  await symlink(picturesOfThisRun, join(dataDir, 'images'))
}
