export { Mantine } from './mantine.tsx'
