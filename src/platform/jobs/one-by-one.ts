/**
 * Does something to one after the other. One that fails is told of and keeps none of the others waiting;
 * the first failure is thrown at the end, so that the job is run again. The others are not kept: where a
 * key is missing, each of a hundred thousand contracts has one, and they fill the memory.
 */
export async function oneByOne<One>(
  all: Iterable<One> | AsyncIterable<One>,
  act: (one: One) => Promise<unknown>,
  tell: (error: unknown, one: One) => void = () => {},
): Promise<void> {
  let first: { readonly error: unknown } | undefined
  for await (const one of all) {
    await act(one).catch((error: unknown) => {
      tell(error, one)
      first ??= { error }
    })
  }
  if (first) throw first.error
}
