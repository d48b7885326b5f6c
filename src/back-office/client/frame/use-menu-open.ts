import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-admin'
import { useMatch } from 'react-router'
import { hasBlocks } from '../../form-model/has-blocks.ts'
import { useIsBeside } from '../use-is-beside.ts'

export type MenuOpen = ReturnType<typeof useMenuOpen>

/**
 * Beside the screen the menu stays as it was left; beside a page that is edited it begins closed, and
 * is remembered apart, because the page needs the width. Where it covers the screen, it begins closed
 * and goes once something is chosen, or with Escape.
 */
export function useMenuOpen() {
  const isBeside = useIsBeside()
  const opened = useMatch('/admin/:collection/:document')
  const isEditor = hasBlocks(opened?.params.collection ?? '')
  const [beside, setBeside] = useStore(isEditor ? 'menu.besideEditor' : 'menu.beside', !isEditor)
  const [above, setAbove] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isCovering = above && !isBeside
  useEffect(() => {
    if (!isCovering) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setAbove(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isCovering])
  return {
    isOpen: isBeside ? beside : above,
    /** Whether the screen lies below it, out of reach. */
    isCovering,
    /** What opened it. */
    button,
    toggle: () => (isBeside ? setBeside(!beside) : setAbove(!above)),
    choose: () => setAbove(false),
  }
}
