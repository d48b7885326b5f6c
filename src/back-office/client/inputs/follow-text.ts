import type { Editor } from '@tiptap/react'

/** What the editor holds, as it is kept: an empty paragraph is no text. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}

/**
 * The server cleans what it keeps, and a version can be restored: then the text changes in the editor, too,
 * unless somebody writes there. On a busy machine TipTap ends an editor between its drawing and this, and
 * makes another one, which begins with this text.
 */
export function followText(editor: Editor, html: string): void {
  if (editor.isDestroyed || editor.isFocused || htmlOf(editor) === html) return
  editor.commands.setContent(html, { emitUpdate: false })
}
