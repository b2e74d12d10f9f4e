/** From best to worst; the first that is small enough is taken. */
const qualities = [0.85, 0.7, 0.5, 0.3]

/**
 * The middle of a picture as a square data address, WebP or, where the browser writes none, JPEG. What else the file says, such as where it
 * was taken, is left out. Rejects when the browser cannot read it.
 *
 * @param side in pixels
 * @param maxLength of the address, in characters
 */
export async function squarePicture(file: Blob, side: number, maxLength: number): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  const edge = Math.min(bitmap.width, bitmap.height)
  context?.drawImage(bitmap, (bitmap.width - edge) / 2, (bitmap.height - edge) / 2, edge, edge, 0, 0, side, side)
  bitmap.close()
  for (const quality of qualities) {
    const address = await addressOf(await encoded(canvas, quality))
    if (address.length <= maxLength) return address
  }
  throw new Error('the picture cannot be made small enough')
}

/** A browser that does not write the type asked for writes PNG. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')))
    reader.readAsDataURL(blob)
  })
}
