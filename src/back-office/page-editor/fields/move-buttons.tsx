interface MoveButtonsProps {
  /** What is moved, for those who hear the buttons. */
  name: string
  at: number
  count: number
  onMove(to: number): void
  onRemove(): void
}

/** Order without a mouse. */
export function MoveButtons({ name, at, count, onMove, onRemove }: MoveButtonsProps) {
  return (
    <p className="block-form__actions">
      {count > 1 && (
        <>
          <button
            type="button"
            className="block-form__button"
            aria-label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="block-form__button"
            aria-label={`Move ${name} down`}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
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
