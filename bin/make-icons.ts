import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#platform/project-root.ts'

/**
 * Draws the icons that phones want as PNG from the two SVG files beside them. Their results are
 * committed; run it again after the mark changed.
 */
const folder = join(projectRoot, 'public')
const mark = readFileSync(join(folder, 'favicon.svg'))
const maskable = readFileSync(join(folder, 'icon-maskable.svg'))

await drawOnPaper(192)
await drawOnPaper(512)
await draw(maskable, 512, 'icon-maskable-512.png')
await draw(maskable, 180, 'apple-touch-icon.png')

/** With a margin, so that a rounded or shadowed frame does not touch the mark. */
async function drawOnPaper(size: number): Promise<void> {
  const inner = Math.round(size * 0.72)
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner)
    .png()
    .toBuffer()
  const paper = { width: size, height: size, channels: 4, background: '#faf8f5' } as const
  await sharp({ create: paper })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(folder, `icon-${size}.png`))
}

async function draw(svg: Buffer, size: number, name: string): Promise<void> {
  await sharp(svg, { density: 144 }).resize(size).png({ palette: true }).toFile(join(folder, name))
}
