interface MoveButtonsProps {
  /** What is moved, for those who hear the buttons. */
  name: string
  at: number
  count: number
  onMove(to: number): void
  onRemove(): void
}

/** Order without a mouse. The last press that can do something must not lose one's place. */
export function MoveButtons({ name, at, count, onMove, onRemove }: MoveButtonsProps) {
  const [isFirst, isLast] = [at === 0, at === count - 1]
  return (
    <p className="block-form__actions">
      {count > 1 && (
        <>
          <button
            type="button"
            className="block-form__button"
            aria-label={`Move ${name} up`}
            aria-disabled={isFirst}
            onClick={() => isFirst || onMove(at - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="block-form__button"
            aria-label={`Move ${name} down`}
            aria-disabled={isLast}
            onClick={() => isLast || onMove(at + 1)}
          >
            ↓
          </button>
        </>
      )}
      <button
        type="button"
        className="block-form__button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </p>
  )
}
