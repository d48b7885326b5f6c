import { Suspense } from 'react'
import { type LayoutProps, SkipNavigationButton, TitlePortal } from 'react-admin'
import { Loading } from '../loading.tsx'
import { FrameHeader } from './frame-header.tsx'
import { FrameMenu } from './frame-menu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMenuOpen } from './use-menu-open.ts'
import { useOneTheme } from './use-one-theme.ts'
import { useScreenTitle } from './use-screen-title.ts'

/** Around every screen: header, menu, and the title above the content. */
export function Frame({ children }: LayoutProps) {
  useOneTheme()
  useScreenTitle()
  const menu = useMenuOpen()
  const main = useKeptFocus()
  return (
    <div className="bo-frame">
      <SkipNavigationButton />
      <FrameHeader menu={menu} />
      <FrameMenu menu={menu} />
      <main ref={main} id="main-content" className="bo-main" tabIndex={-1} inert={menu.isCovering}>
        <TitlePortal component="h1" variant="h4" tabIndex={-1} sx={{ mb: 2 }} />
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
    </div>
  )
}
