/** Rules of ESLint for names of this repository: a name says of what it is, so that a search finds it. */

const ofNothing = /^(?:own|told|given|each)$/;

const saysOfWhat = {
  meta: {
    type: "suggestion",
    messages: { bare: '"{{ name }}" says nothing of what: a search for it finds everything.' },
  },
  create: (context) => {
    const check = (name) => {
      if (name?.type === "Identifier" && ofNothing.test(name.name))
        context.report({ node: name, messageId: "bare", data: { name: name.name } });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      "TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition": ({ key }) => check(key),
    };
  },
};

export const nameRules = { rules: { "says-of-what": saysOfWhat } };
