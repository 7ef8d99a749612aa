/** Rules of ESLint for names of this repository: a name says of what it is, so that a search finds it. */

const ofNothing = /^(?:own|told|given|each|place|patience|ease|hopeless|rested)$/;

/** Those of functions and members, where variables are not looked at yet. */
const ofNothingInMembers = /^(?:own|told|given|each)$/;

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
    // "members": functions and members only, where variables are not looked at yet.
    schema: [{ enum: ["all", "members"] }],
    messages: { bare: '"{{ name }}" says nothing of what: a search for it finds everything.' },
  },
  create: (context) => {
    const refused = context.options[0] === "members" ? ofNothingInMembers : ofNothing;
    const check = (name) => {
      if (name?.type === "Identifier" && refused.test(name.name))
        context.report({ node: name, messageId: "bare", data: { name: name.name } });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      "TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition": ({ key }) => {
        if (key.name !== "place") check(key);
      },
      ...(context.options[0] !== "members" && {
        VariableDeclarator: ({ id }) => namesIn(id).forEach(check),
        ":function": ({ params }) => params.flatMap(namesIn).forEach(check),
      }),
    };
  },
};

export const nameRules = { rules: { "says-of-what": saysOfWhat } };
