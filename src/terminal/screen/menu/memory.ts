export { readMemory, writeMemory } from "../../setup/memory.ts";
