import { Banners } from '../banners/banners.tsx'
import { ChatSlot } from '../extras/chat-slot.tsx'
import { MainContent } from './main-content.tsx'
import css from './plain-layout.module.css'

/** A full-screen editor with banners and the chat box, but without a menu. */
export const WorkLayout = () => (
  <div className={css.plain}>
    <Banners />
    <MainContent />
    <ChatSlot />
  </div>
)
