import { useId, useState } from 'react'

/** A button and the panel that opens beside it. The panel stays mounted once it has opened, so that it can finish its closing. */
export function useOpener() {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  return { id, opened, wasOpened, turn: setOpened }
}
