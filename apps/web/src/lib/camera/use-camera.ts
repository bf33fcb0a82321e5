import { useEffect, useRef, useState } from 'react'

export type Facing = 'user' | 'environment'
type State = 'on' | 'refused'

/** Whether the browser lets a page ask for a camera. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

/** Shows the device's camera on a video element, as long as the component is mounted. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null)
  const [status, setStatus] = useState<{ facing: Facing; state: State }>()
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach(track => track.stop())
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1920 } },
          audio: false,
        })
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setStatus({ facing, state: 'on' })
      } catch {
        if (!isOver) setStatus({ facing, state: 'refused' })
      }
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [facing])
  const state: State | 'starting' = status?.facing === facing ? status.state : 'starting'
  return { video, state }
}
