export { Block, BlockLink, Hint, NothingYet } from './block.tsx'
