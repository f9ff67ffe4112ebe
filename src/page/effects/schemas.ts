/** Compiled schemas would need `eval`, which the page's security policy forbids. */

import * as z from "zod/mini";

z.config({ jitless: true });
