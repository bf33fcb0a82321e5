import { testEndpoints } from '#testing'

await testEndpoints('notices')
