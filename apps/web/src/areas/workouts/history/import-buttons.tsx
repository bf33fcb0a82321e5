import { useState } from 'react'
import { useWording } from '#lib/words'
import { Button } from '#ui/button'
import { historyImports, type HistoryImport } from '../slots.ts'

interface ImportButtonsProps {
  /** Null for one's own workouts. */
  client: { id: string; name: string } | null
  size?: 'large'
}

/** The buttons by which workouts that were done elsewhere come in. */
export function ImportButtons({ client, size }: ImportButtonsProps) {
  const say = useWording()
  const [open, setOpen] = useState<HistoryImport>()
  return (
    <>
      {historyImports.entries().map(each => (
        <Button key={each.label.en} icon={each.Icon} {...(size && { size })} onClick={() => setOpen(each)}>
          {say(each.label)}
        </Button>
      ))}
      {open && <open.Panel client={client} onClose={() => setOpen(undefined)} />}
    </>
  )
}
