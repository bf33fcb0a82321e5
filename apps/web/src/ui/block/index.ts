export { Block, BlockButton, BlockLink, Hint, NothingYet } from './block.tsx'
