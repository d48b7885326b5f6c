import { type ReactNode, useEffect } from 'react'
import siteStyles from '../../styles.css?url'
import { useEditor } from './editor-context.ts'

/** The canvas: a document with the site's own stylesheet and nothing of the back office. */
export function CanvasFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const { locale } = useEditor().page
  useEffect(() => {
    if (document === undefined) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = siteStyles
    document.head.append(link)
    document.title = 'Page'
    document.defaultView?.frameElement?.setAttribute('title', 'The page as visitors see it')
    return () => link.remove()
  }, [document])
  useEffect(() => {
    if (document !== undefined) document.documentElement.lang = locale.slice(0, 2)
  }, [document, locale])
  return <>{children}</>
}
