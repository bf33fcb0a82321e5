import { testEndpoints } from '#testing'

await testEndpoints('groups')
