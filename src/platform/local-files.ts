/** A file that a person has chosen; `handle` where the browser can open it again in another visit. */
export interface ChosenFile {
  file: File
  handle: FileHandle | null
}

/** Leads to a file of this device, as Chromium knows it (File System Access, `FileSystemFileHandle`); others have none. */
export interface FileHandle extends FileSystemFileHandle {
  queryPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>
}

declare global {
  interface Window {
    showOpenFilePicker?: (options: {
      multiple: boolean
      types: { description: string; accept: Record<string, string[]> }[]
    }) => Promise<FileHandle[]>
  }
}

/** Lets the person choose files of these kinds, by MIME type with the endings of their names; none when they leave it at that. */
export async function chooseFiles(accept: Record<string, string[]>): Promise<ChosenFile[]> {
  if (globalThis.window.showOpenFilePicker === undefined) return chooseByInput(Object.entries(accept).flat(2).join(','))
  try {
    const handles = await globalThis.window.showOpenFilePicker({ multiple: true, types: [{ description: '', accept }] })
    return Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })))
  } catch {
    return []
  }
}

function chooseByInput(accept: string): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true, accept })
    input.addEventListener('change', () => resolve([...(input.files ?? [])].map((file) => ({ file, handle: null }))))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

/**
 * The file that a handle leads to; `closed` while the person has to allow it again, `gone` when it is there no longer.
 *
 * @param asks whether the browser may ask the person, which it does only at a press
 */
export async function openFile(handle: FileHandle, asks: boolean): Promise<File | 'closed' | 'gone'> {
  const wanted = { mode: 'read' } as const
  try {
    const known = await handle.queryPermission?.(wanted)
    const permission = known === 'prompt' && asks ? await handle.requestPermission?.(wanted) : known
    return permission === 'granted' || permission === undefined ? await handle.getFile() : 'closed'
  } catch {
    return 'gone'
  }
}
