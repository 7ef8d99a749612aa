/** Rules of oxlint for names of this repository: a name contains its subject, so that a search finds it. */

const ofNothing = /^(?:own|told|given|each|place|patience|ease|hopeless|rested)$/;

/** Same, with a generic noun: a type, a string, a value. */
const ofAnything =
  /^(?:(?:own|told|given|each)(?:Values?|Texts?|Types?|Items?|Inside|Of|State|Schemas?|Term|Part)|(?:own|told|each)Names?)$/;

/** The names that a pattern binds. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => namesIn(property.value ?? property));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    case "TSParameterProperty":
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}

const saysOfWhat = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { bare: '"{{ name }}" says nothing of what: a search for it finds everything.' },
  },
  create: (context) => {
    const check = (name) => {
      if (name?.type === "Identifier" && (ofNothing.test(name.name) || ofAnything.test(name.name)))
        context.report({ node: name, messageId: "bare", data: { name: name.name } });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      "TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition": ({ key }) => {
        if (key.name !== "place") check(key);
      },
      VariableDeclarator: ({ id }) => namesIn(id).forEach(check),
      ":function": ({ params }) => params.flatMap(namesIn).forEach(check),
    };
  },
};

export default { meta: { name: "names" }, rules: { "says-of-what": saysOfWhat } };
