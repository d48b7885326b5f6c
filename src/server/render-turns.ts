/**
 * One page begins in each turn of the event loop. Making a page takes the processor for tens of
 * milliseconds; where many begin at once, without this nothing else is heard until all are made, not
 * even who asks whether the process lives. Who comes alone waits for nobody.
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
