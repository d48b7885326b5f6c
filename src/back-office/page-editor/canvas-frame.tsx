import { type ReactNode, useEffect } from 'react'
import siteStyles from '../../styles.css?url'
import { usePlace } from './editor-context.ts'
import { mendPuck } from './mend-puck.ts'

/** The canvas: a document with the site's own stylesheet and nothing of the back office. */
export function CanvasFrame({ children, document }: { children: ReactNode; document?: Document }) {
  const { locale } = usePlace()
  useEffect(() => {
    if (document === undefined) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = siteStyles
    document.head.append(link)
    // The width that was chosen is the page's: the canvas scrolls around it.
    document.documentElement.style.scrollbarGutter = 'auto'
    document.title = 'Page'
    document.defaultView?.frameElement?.setAttribute('title', 'The page as visitors see it')
    const stopMending = mendPuck(document.body)
    return () => {
      link.remove()
      stopMending()
    }
  }, [document])
  useEffect(() => {
    if (document !== undefined) document.documentElement.lang = locale.slice(0, 2)
  }, [document, locale])
  return <>{children}</>
}
