/** Brings a block into sight on the canvas, whose page scrolls by itself. */
export function showOnCanvas(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const [canvas, view] = [frame?.contentDocument, frame?.contentWindow]
  const block = canvas?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (!frame || !view || !block) return
  const { top, bottom } = block.getBoundingClientRect()
  if (top < 0 || bottom > view.innerHeight) view.scrollBy({ top: top - spaceAbove })
  // The last blocks stand at the foot of the canvas, which a low window cuts off. Any other stays
  // where it is: the screen would be moved for it, and take what was pressed out of sight.
  const shown = frame.getBoundingClientRect()
  const scale = shown.height / frame.offsetHeight
  const place = shown.top + block.getBoundingClientRect().top * scale
  if (place + spaceAbove > window.innerHeight) block.scrollIntoView({ block: 'nearest' })
}

/** Of the page's pixels: as much of the block before it as tells where one is. */
const spaceAbove = 48
