import { join } from 'node:path'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { loadSharp } from '#platform/pictures/load-sharp.ts'
import { projectRoot } from '#platform/project-root.ts'
import { markStrokes } from '#ui/brand/mark.tsx'
import { wholeBeginnings } from './fit-description.ts'
import { SHARE_IMAGE } from './share-image-path.ts'

type ShareImageOf = {
  brandName: string
  /** What the page is about, in its own words. */
  title: string
  description: string
  slogan: string
}

/**
 * The picture that a shared link shows, as PNG. Text is laid out by Pango, which reads no WOFF2:
 * fonts/ holds one cut of each of our two fonts under names of their own, so that a font of the
 * machine cannot take their place.
 */
export async function drawShareImage(of: ShareImageOf): Promise<Buffer> {
  const title = await fittingText(shorten(of.title, 110))
  const below = 176 + title.height + 28
  const [description, name, slogan] = await Promise.all([
    fittingDescription(of.description, 566 - 24 - below),
    drawText(shorten(of.brandName, 24), { ...heading, size: 44, colour: ink, width: 600 }),
    drawText(shorten(of.slogan, 60), { ...text, size: 26, colour: paper, width: 900 }),
  ])
  const sharp = await loadSharp()
  return sharp(Buffer.from(background))
    .composite([
      { input: name.data, left: 154, top: 64 + Math.round((60 - name.height) / 2) },
      { input: title.data, left: margin, top: 176 },
      { input: description.data, left: margin, top: below },
      { input: slogan.data, left: margin, top: 566 + Math.round((64 - slogan.height) / 2) },
    ])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer()
}

const [ink, inkSoft, paper] = ['#1b1736', '#5a5670', '#ffffff']
const margin = 80
const fonts = join(projectRoot, 'src/shell/search/fonts')
const heading = { family: 'Share Heading', file: join(fonts, 'share-heading.ttf'), tight: -0.02 }
const text = { family: 'Share Text', file: join(fonts, 'share-text.ttf'), tight: 0 }

type Font = typeof heading
type Drawn = { data: Buffer; height: number }

const { width, height } = SHARE_IMAGE
const strokes = ({ quill, shaft, vane }: { quill: string; shaft: string; vane: string }) =>
  `<path fill="${quill}" d="${markStrokes.quill}"/><path fill="${shaft}" d="${markStrokes.shaft}"/>` +
  `<path fill="${vane}" d="${markStrokes.vane}"/>`

/** Shapes only: the quiet feather on the right, the mark, and the line at the foot. */
const background =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="#faf8f5"/>` +
  `<g transform="translate(800 60) scale(15)">${strokes({ quill: '#e7e0ff', shaft: '#e7e0ff', vane: '#fff1d6' })}</g>` +
  `<rect y="566" width="${width}" height="64" fill="#5337d6"/>` +
  `<g transform="translate(${margin} 64) scale(1.875)">${strokes({ quill: '#5337d6', shaft: '#5337d6', vane: '#ffb84d' })}</g></svg>`

/** The largest size in which a title leaves room for its description. */
async function fittingText(title: string): Promise<Drawn> {
  for (const size of [76, 64, 54]) {
    const drawn = await drawText(title, { ...heading, size, colour: ink, width: 840 })
    if (drawn.height <= 240) return drawn
  }
  return drawText(shorten(title, 70), { ...heading, size: 54, colour: ink, width: 840 })
}

/** As many of its sentences as there is room for; the first one cut if not even that fits. */
async function fittingDescription(words: string, room: number): Promise<Drawn> {
  const look = { ...text, size: 30, colour: inkSoft, width: 760 }
  const short = wholeBeginnings(clean(words)).filter(({ length }) => length <= 200)
  for (const beginning of short) {
    const drawn = await drawText(beginning, look)
    if (drawn.height <= room) return drawn
  }
  return drawText(shorten(words, 120), look)
}

async function drawText(
  words: string,
  {
    family,
    file,
    tight,
    size,
    colour,
    width,
  }: Font & { size: number; colour: string; width: number },
): Promise<Drawn> {
  const sharp = await loadSharp()
  if (words === '') return { data: await sharp(nothing).png().toBuffer(), height: 1 }
  // Pango counts in 1024ths of a point; at 72 dots an inch, a point is a pixel.
  const spacing = Math.round(size * tight * 1024)
  const markup = `<span foreground="${colour}" letter_spacing="${spacing}">${escapeMarkup(words)}</span>`
  const drawn = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile: file,
      width,
      // A word that is wider than the picture is broken.
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (drawn.info.height <= most) return { data: drawn.data, height: drawn.info.height }
  const box = { left: 0, top: 0, width: drawn.info.width, height: most }
  return { data: await sharp(drawn.data).extract(box).png().toBuffer(), height: most }
}

/** No text is higher than this, whatever it says. */
const most = 280

const nothing = {
  create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
} as const

/** Ends with a whole word. */
function shorten(words: string, most: number): string {
  const whole = clean(words)
  if (whole.length <= most) return whole
  return `${whole.slice(0, most).replace(/\s+\S*$/, '')}…`
}

function clean(words: string): string {
  return words.replace(/\p{C}|\s+/gu, ' ').trim()
}
