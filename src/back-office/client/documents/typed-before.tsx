import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTypedMeanwhile } from './typed-meanwhile.ts'
import { forgetTyped, keepTyped, readTyped } from './typed-store.ts'

/**
 * Keeps what is typed until it is saved, so that a session that ends or a tab that is closed by
 * mistake costs nothing, and offers it again where it was typed.
 */
export function TypedBefore({ place }: { place: string }) {
  useTypedMeanwhile()
  const { reset, getValues, watch } = useFormContext()
  const { dirtyFields } = useFormState()
  const [before, setBefore] = useState(() => readTyped(place))
  const isDirty = Object.keys(dirtyFields).length > 0

  useEffect(() => {
    if (!isDirty) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      keepTyped(place, getValues())
    }
    keep()
    const subscription = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, pauseMs)
    })
    const keepRest = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      keep()
    }
    // Whoever reloads leaves without an end of this effect.
    window.addEventListener('pagehide', keepRest)
    return () => {
      window.removeEventListener('pagehide', keepRest)
      subscription.unsubscribe()
      keepRest()
    }
  }, [isDirty, place, getValues, watch])

  // From typed to saved: what was kept is of no more use.
  const [wasDirty, setWasDirty] = useState(false)
  useEffect(() => {
    if (wasDirty && !isDirty) forgetTyped(place)
    setWasDirty(isDirty)
  }, [wasDirty, isDirty, place])

  if (before === undefined || isDirty) return null
  const forget = () => {
    forgetTyped(place)
    setBefore(undefined)
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button
            onClick={() => {
              // Upon the state that it was written on: what others saved since is not overwritten.
              reset({ ...getValues(), ...before }, { keepDefaultValues: true })
              setBefore(undefined)
            }}
          >
            Bring it back
          </Button>
          <Button onClick={forget}>Forget it</Button>
        </>
      }
    >
      You typed something here before and did not save it.
    </Alert>
  )
}

const pauseMs = 300
