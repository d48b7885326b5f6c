/**
 * Does something to one after the other. One that fails is told of and keeps none of the others waiting;
 * the first failure is thrown at the end, so that the job is run again.
 */
export async function oneByOne<One>(
  all: Iterable<One> | AsyncIterable<One>,
  act: (one: One) => Promise<unknown>,
  tell: (error: unknown, one: One) => void = () => {},
): Promise<void> {
  const failures: unknown[] = []
  for await (const one of all) {
    await act(one).catch((error: unknown) => {
      tell(error, one)
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}
