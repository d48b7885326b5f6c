import { Card } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { Logo } from '#ui/brand/logo.tsx'
import { useOneTheme } from '../frame/use-one-theme.ts'
import { noteSignIn } from '../frame/use-screen-title.ts'

/** The screens before someone is signed in: one card on a quiet page. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  useOneTheme()
  useEffect(noteSignIn, [])
  return (
    <main className="bo-sign-in">
      <title>{`${title} | Back office`}</title>
      <Logo name="Feather" size="large" />
      <Card className="bo-sign-in-card">
        <h1>{title}</h1>
        {children}
      </Card>
    </main>
  )
}
