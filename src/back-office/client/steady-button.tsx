import { Button, type ButtonProps } from '@mui/material'

type SteadyButtonProps = Omit<ButtonProps, 'disabled' | 'className'> & { isOff: boolean }

/**
 * A button that can do nothing at the moment, and stays in reach: browsers drop the focus with what
 * is disabled, and whoever pressed it by keyboard would be nowhere.
 */
export function SteadyButton({ isOff, onClick, ...props }: SteadyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isOff}
      {...(isOff ? { className: 'Mui-disabled' } : { onClick })}
    />
  )
}
