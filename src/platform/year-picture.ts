/** What stands on the picture of a year, in words. */
export interface YearWords {
  heading: string
  /** Figures with what they count, the largest first. */
  figures: readonly (readonly [figure: string, words: string])[]
  /** Of each month, its letter and its share of the busiest one (0 to 1). */
  months: readonly (readonly [letter: string, share: number])[]
  foot: string
}

/** How it looks: CSS colors and a font family. */
export interface YearLook {
  ground: string
  text: string
  muted: string
  accent: string
  font: string
}

const size = { width: 1080, height: 1350 }
const margin = 96

/** Draws the picture of a year as a PNG file. Rejects where the browser cannot. */
export async function yearPicture({ heading, figures, months, foot }: YearWords, look: YearLook, name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  const write = (words: string, x: number, y: number, pixels: number, color: string, weight = 700): void => {
    context.font = `${weight} ${pixels}px ${look.font}`
    context.fillStyle = color
    context.fillText(words, x, y, size.width - x - margin)
  }
  context.fillStyle = look.ground
  context.fillRect(0, 0, size.width, size.height)
  write('Matinee', margin, margin + 40, 40, look.accent)
  write(heading, margin, margin + 150, 84, look.text)
  for (const [place, [figure, words]] of figures.entries()) {
    const y = margin + 310 + place * 150
    write(figure, margin, y, 96, look.text)
    context.font = `700 96px ${look.font}`
    write(words, margin + context.measureText(figure).width + 28, y, 40, look.muted, 500)
  }
  drawMonths(context, months, look)
  write(foot, margin, size.height - 64, 34, look.muted, 500)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('This browser draws no pictures.')
  return new File([blob], name, { type: 'image/png' })
}

/** A bar for each month, with its letter below. */
function drawMonths(context: CanvasRenderingContext2D, months: YearWords['months'], look: YearLook): void {
  const [bottom, height] = [size.height - 190, 220]
  const step = (size.width - 2 * margin) / 12
  context.textAlign = 'center'
  for (const [place, [letter, share]] of months.entries()) {
    const x = margin + place * step
    context.fillStyle = share === 1 ? look.accent : look.muted
    const tall = Math.max(6, share * height)
    context.fillRect(x + 8, bottom - tall, step - 16, tall)
    context.font = `500 30px ${look.font}`
    context.fillStyle = look.muted
    context.fillText(letter, x + step / 2, bottom + 44)
  }
  context.textAlign = 'start'
}
