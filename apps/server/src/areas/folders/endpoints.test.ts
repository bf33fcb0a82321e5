import { testEndpoints } from '#testing'

await testEndpoints('folders')
