import css from '@puckeditor/core/no-external.css?inline'

/**
 * The sheet that Puck adds by itself asks another host for a font. Where it finds this one, which
 * does not, before it first renders, it leaves its own out.
 */
const sheet = document.createElement('style')
sheet.textContent = css
document.head.prepend(sheet)
