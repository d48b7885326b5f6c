import { useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { useEditor } from './editor-context.ts'
import { idsOf, toPuckData } from './puck-data.ts'

/** As long as a form may take to give back what it was told. */
const echoMs = 300

/** Shows blocks that came from elsewhere: an older version, what someone else saved. */
export function TakeOver() {
  const { blocks, told } = useEditor()
  const getPuck = useGetPuck()
  useEffect(() => {
    const given = JSON.stringify(blocks)
    if (given === told.current) return
    const timer = setTimeout(() => {
      const { appState, dispatch } = getPuck()
      told.current = given
      dispatch({ type: 'setData', data: toPuckData(blocks, idsOf(appState.data)) })
    }, echoMs)
    return () => clearTimeout(timer)
  }, [blocks, told, getPuck])
  return null
}
