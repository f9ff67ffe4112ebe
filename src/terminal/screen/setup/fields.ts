export { isTurned, isTyped, openForm, setupFields, textIn, withText } from "../../setup/fields.ts";
