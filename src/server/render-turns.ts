/**
 * Lets one render begin in each turn of the event loop. A render keeps the processor busy for tens of
 * milliseconds. If many began at once, nothing else would be heard until all were done, not even the
 * question whether the process is alive. A render that comes alone does not wait.
 */
export function takeRenderTurn(): Promise<void> | undefined {
  if (isFree) {
    isFree = false
    setImmediate(passOn)
    return undefined
  }
  return new Promise((begin) => waiting.push(begin))
}

let isFree = true
const waiting: (() => void)[] = []

function passOn(): void {
  const begin = waiting.shift()
  if (begin === undefined) {
    isFree = true
    return
  }
  setImmediate(passOn)
  begin()
}
