import { IconRotateClockwise } from '@tabler/icons-react'
import { Button } from '#ui/button'
import css from './draft-notice.module.css'

interface DraftNoticeProps {
  text: string
  startOver: string
  onStartOver: () => void
}

/** Says that a stored draft was restored, and offers to start over. */
export const DraftNotice = ({ text, startOver, onStartOver }: DraftNoticeProps) => (
  <div className={css.draft}>
    <output>{text}</output>
    <Button kind="quiet" size="small" icon={IconRotateClockwise} onClick={onStartOver}>
      {startOver}
    </Button>
  </div>
)
