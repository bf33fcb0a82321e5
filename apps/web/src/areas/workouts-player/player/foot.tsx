import type { ReactNode } from 'react'
import { classes } from '#ui/classes'
import { Button } from '#ui/button'
import css from './foot.module.css'
import { usePlayerWords } from './words.ts'

interface FootProps {
  /** A line of small parts instead of large buttons. */
  isLine?: boolean
  children: ReactNode
}

/** The main button at the thumb, and what belongs to it. */
export const Foot = ({ isLine = false, children }: FootProps) => (
  <div className={classes(css.foot, !isLine && css.large)} data-foot>
    {children}
  </div>
)

interface FinishFootProps {
  /** Nothing is left to be done. */
  isMain: boolean
  isReadOnly: boolean
  onFinish: () => void
}

export function FinishFoot({ isMain, isReadOnly, onFinish }: FinishFootProps) {
  const t = usePlayerWords()
  return (
    <Foot>
      <Button kind={isMain ? 'primary' : 'secondary'} size="large" wide disabled={isReadOnly} onClick={onFinish}>
        {t('finish')}
      </Button>
    </Foot>
  )
}
